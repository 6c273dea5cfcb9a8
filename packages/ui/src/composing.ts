/**
 * Whether a key belongs to the input of a script's characters (Japanese, Chinese, Korean): Enter chooses one of them then, and
 * does nothing else. Safari ends the composition before that Enter, which it marks by 229 alone.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
