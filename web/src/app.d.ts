declare module "virtual:icon-credits" {
  const credits: { name: string; author: string; licence: string; icons: string[] }[];
  export default credits;
}
