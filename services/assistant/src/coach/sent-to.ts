export const CHANNEL = String.raw`(?:(?:group|team|family|shift|staff|class) ?chat|slack|whatsapp|teams|signal|telegram|messenger|sms|chat(?: group)?|text(?: message| msg)?)`;

/** “In a text for the group chat”: where a text goes to is no matter. */
export const GOES_INTO = new RegExp(
  String.raw`\b(?:as|in|into|on|via|over|for|to|by) (?:an? |the |our |my )?(?:short |quick |brief )?${CHANNEL}\b(?: (?:message|msg|post))?`,
  'gi',
);
export const CHAT = new RegExp(
  String.raw`\b(?:slack|teams|whatsapp|chat|text) (?:message|msg)\b|\b(?:as|in|into|on|via|over|for|to|by) (?:an? |the |our |my )?${CHANNEL}\b(?! \p{L}+ing\b)`,
  'iu',
);
