/**
 * What an answer says in JSON. Whoever answers may go on for ever, and what is read is held in memory.
 * @param most bytes, as they are without compression
 * @throws Error for a longer one, SyntaxError for what is not JSON
 */
export async function readJson(response: Response, most: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) throw new Error(`the answer has more than ${most} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(new TextDecoder().decode(Buffer.concat(chunks)));
}
