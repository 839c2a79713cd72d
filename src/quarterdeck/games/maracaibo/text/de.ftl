# Was Maracaibo sagt: Namen, Fragen, Antworten, Ereignisse. Was Bestandteile tun, entsteht aus ihren Effekten (effects.de.ftl).

# Seiten. Der Platz nach denen der Menschen ist der von Jean.
faction-green = Grün
faction-yellow = Gelb
faction-purple = Violett
faction-black = Schwarz
faction-seat2 = Jean
