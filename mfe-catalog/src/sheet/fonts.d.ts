declare module '@expo-google-fonts/inter/*' {
  const address: string;
  export default address;
}
