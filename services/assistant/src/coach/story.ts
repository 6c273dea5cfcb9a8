/** Words from which on a message tells a story, whose subject may stand in any of its sentences. */
const LONG = 40;

/** Whether a message is so long that single words of it tell little. */
export function isLongStory(message: string): boolean {
  return message.split(/\s+/).length >= LONG;
}
