export default async function teardown() {
  await globalThis.coachlabTestDatabase?.stop();
}
