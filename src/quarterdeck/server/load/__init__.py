"""How much the server carries: `bench` starts it and reads its costs, `crowd` plays on it from another process."""
