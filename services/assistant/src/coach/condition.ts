/** “And what if he brings his wife along?” */
export function condition(message: string): string | undefined {
  const said = CONDITION.exec(message.replaceAll('’', "'"))?.[1]?.trim();
  return said && said.split(/\s+/).length <= MOST_ECHOED && !OF_VISITOR.test(said) ? said : undefined;
}

const CONDITION =
  /\b(?:if|suppose|in case|when) ((?:he|she|they|the|my|his|her|it|somebody|someone|nobody|everyone|people)\b[^?.!]*)/i;
const MOST_ECHOED = 16;
/** In the coach's mouth “me” would be somebody else. */
const OF_VISITOR = /\b(?:i|i'm|me|my|mine|we|us|our)\b/i;
