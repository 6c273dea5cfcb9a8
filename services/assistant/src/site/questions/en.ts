import type { SiteQuestion } from './site-questions.ts';

const SAID = String.raw`what (?:i|we)(?:'ve| have| just)? (?:type|typed|write|wrote|written|say|said|tell|told|ask|asked|put|enter|entered)\w*`;
const CHAT = String.raw`(?:this|our|my|the) (?:chat|conversation)s?`;
const IT = String.raw`(?:this|it|that|all this|all of (?:this|it)|any of (?:this|it|that)|everything|${CHAT}|${SAID}|my (?:data|words|messages|answers|entries|chats?|history))`;
const TAIL = String.raw`(?: (?:here|in here|on here|too|later|afterwards|again|now|then|really|all|anywhere|somewhere|with you|to you|about .{1,40}|if i .{1,40}|when i.{1,20}))*`;
const ELSEWHERE = String.raw`(?!.*\b(?:slack|teams|outlook|e-?mails?|laptop|computer|calendar|whatsapp|linkedin|work phone|appraisal|report|review)\b)`;
const asks = (pattern: string) => new RegExp(pattern, 'iu');

export const EN: readonly SiteQuestion[] = [
  {
    topic: 'what',
    asked:
      /\bwhat(?:['’]?s| is| are| can i (?:do|find|get|use)| do (?:you|i) (?:have|find|get|offer))\b.{0,24}\b(?:(?:this|the|your) (?:web ?)?(?:site|app|page|place|tool|thing|platform)|on here|find here|coachlab)\b|\bwho(?:['’]?s| is) (?:this|it|that|coachlab|(?:this|the) \w+) (?:\w+ )?for\b|\bfind here\b|\b(?:must|need|have) (?:i |to |one )*be an? (?:\w+ )?coach\b|\b(?:only|just) for (?:\w+ )?coaches\b|^\W*what is (?:this|coachlab)\W*$/iu,
    answer:
      'Coachlab is for anybody who leads people, and for coaches. You needn’t be a coach: most of it is written for managers. [Situations](page:situations) are what managers meet, each with what to do first, words to say and what people ask next. Beside them there are frameworks, templates, exercises, AI prompts, scenes to practise and courses; [start here](page:start) shows which for what. And in this chat you can type what is on your mind: I answer from both, write a message or an agenda, and play the other side. What is it in your case?',
  },
  {
    topic: 'who-answers',
    asked: asks(
      String.raw`\b(?:are you|am i (?:talking|speaking|writing|chatting) (?:to|with)|who am i (?:talking|writing|speaking) (?:to|with)|is there)\b.{0,16}\b(?:real person|person|human|bot|robot|ai|a\.i|machine|chat ?gpt|gpt|claude|computer|language model|llm|someone real)\b(?: or .{1,24}| here| there| answering| reading| behind (?:this|it)| on the other (?:end|side))*$|^is (?:this|it|that) (?:really |just |actually )?(?:an? )?(?:real |actual )?(?:person|human|bot|robot|ai|machine|chat ?gpt|gpt|claude|computer|language model|llm)(?: or .{1,24}| here| answering)*$|^who (?:answers|writes (?:this|these|the answers)|is answering)\b.{0,16}$|^(?:who am i (?:talking|writing|speaking) (?:to|with))$`,
    ),
    answer:
      'A program answers: no person, and no language model of another company. I go by rules and by what is written on this site, so I can miss the point; then tell me in one sentence what you meant. Where whoever runs the site connects a language model, [the privacy page](page:privacy) says so.',
  },
  {
    topic: 'real-coach',
    asked: asks(
      String.raw`\b(?:talk|speak|write|chat) (?:to|with) (?:a|an|the|some) (?:real|human|live|actual|proper) (?:coach|person|human|someone)\b|^(?:can|could|how|where|may)\b.{0,16}\b(?:book|hire|contact|reach) (?:the|a real|a human) coach\b`,
    ),
    answer:
      'You can write to the coach behind this site; the answer comes within 24 to 48 hours: [write a message](page:contact).',
  },
  {
    topic: 'practise',
    asked: asks(
      String.raw`\bwhere(?:'s| is| are| do| can| could| did| was| should)\b.{0,50}\b(?:practi[sc]e|practi[sc]ing|role-?play|rehearse)\b|\b(?:can't|cannot|can not|how do i) find\b.{0,30}\b(?:practice|practise|role-?play)\b`,
    ),
    answer:
      'Here in this chat: tell me in a sentence who it is with and what it is about, and press **Practise it** below the answer; I play the other side. Written scenes to practise are in [the Studio](page:studio), and every one of the [situations](page:situations) can be practised as well.',
  },
  {
    topic: 'languages',
    asked: asks(
      String.raw`^(?:do you (?:speak|understand|know)|can (?:i|you|we) (?:write|speak|talk|type|answer)(?: to you)? in|which languages|what languages|is there an?)\b.{0,12}\b(?:german|french|spanish|italian|dutch|polish|portuguese|english|languages?|another language)\b.{0,20}$`,
    ),
    answer:
      'Yes, in part. Write in English, German (Deutsch), French (français) or Spanish (español), and the short answer comes in that language. I understand common words of Italian, Dutch, Polish and Portuguese and answer in English. The pages are in English.',
  },
  {
    topic: 'account',
    asked: asks(
      String.raw`^(?:do|must|should|can|have|need|is|where|how|what)\b.{0,30}\b(?:sign ?up|sign ?in|log ?in|register|registration|create an? (?:account|login)|an account|my account|a password|my password)\b.{0,20}$`,
    ),
    answer:
      'There is no account and no sign-up: type your question and you get an answer. What you do here stays in this browser, so on another device it begins afresh; [your journey](page:journey) can save your progress to a file and read it there.',
  },
  {
    topic: 'cost',
    asked: asks(
      String.raw`^(?:is|are) (?:this|it|that|the (?:site|chat|assistant|app|coach)|coachlab|you|everything|all (?:of )?(?:this|it)) (?:really |all |completely |totally |here )*(?:for )?(?:free|paid|chargeable)\b.{0,24}$|^(?:does|do|will|would) (?:this|it|that|the (?:site|chat|assistant|app)|coachlab|you|using (?:this|it)) (?:ever |later )?(?:cost|charge)(?: me| us)?(?: anything| something| money| much)?(?: later| here| to use)*$|^(?:do|will) (?:i|we) (?:have|need) to pay$|^(?:do|will|must) (?:i|we) (?:have to |need to )?pay(?: anything| something| money)?(?: later)? (?:for (?:this|it)|here|to use (?:this|it))$|^(?:how much (?:is|does|do you charge)|what (?:does|is the price of)) ?(?:this|it|the (?:site|chat|app|assistant)|coachlab|you)?(?: cost)?(?: me)?$|\b(?:hidden costs?|free trial|subscription|in-app)\b|^is there (?:a|any) (?:fee|charge|cost|price)\b.{0,16}$|^(?:does|will) my (?:company|employer|boss) (?:have to )?pay for (?:this|it)$|^who pays for (?:this|it)$`,
    ),
    answer:
      'It is free, with nothing to pay for exploring, this chat and the assessments. Only [the courses](page:courses) and work with the coach in person are offers with a price, and nothing is booked here without you writing first.',
  },
  {
    topic: 'delete',
    asked: asks(
      String.raw`^${ELSEWHERE}.{0,30}\b(?:how|where|can|could|may)\b.{0,20}\b(?:(?:delete|erase|clear|wipe)\b ${IT}|(?:remove|get rid of)\b (?:${CHAT}|${SAID}|my (?:data|words|messages|answers|entries|chats?|history)))${TAIL}$|^how (?:do|can) i (?:start over|begin again|start again|start (?:a )?new(?: (?:chat|conversation|one))?)$|^(?:can i |how do i )?(?:start|open|begin) a new (?:chat|conversation)$`,
    ),
    answer:
      'Press **Clear** in this chat: the conversation is gone from this browser, and the server has kept none of it. Everything else that this browser and the server hold of you, such as results and forum posts, you clear or erase on [the privacy page](page:privacy).',
  },
  {
    topic: 'who-reads',
    asked: asks(
      String.raw`^${ELSEWHERE}(?:.*\b(?:does|do|can|could|will|would|who|whom|is|are|has|gets?)\b.{0,40}\b(?:see|sees|reads?|knows?|find out|track\w*|shared?|told|access|hears?|learns?|monitor\w*|look at)\b.{0,24}(?:${SAID}|\b(?:this|our|my) (?:chat|conversation)s?\b).*|.*\bwho(?: else)?(?: can| could| will| gets to| is able to)? (?:read|reads|see|sees|look at|access)\b (?:to )?${IT}${TAIL}|(?:can|could|will|does|do|would) (?:my|the|our|hr|any\w*|some\w*|other\w*|people|he|she|they|you|your)\b(?: [\p{L}'-]+){0,4}? (?:read|see|access|watch|find)\b ${IT}${TAIL}|(?:.*\b(?:how|whether) )?(?:is|are) (?:this|it|that|the chat|${SAID}|you)(?: (?:chat|conversation|here|all|really|completely|totally|100%))* (?:private|confidential|anonymous|anonymised|monitored|secure)\b(?: here| really| too)*$|how (?:private|confidential|anonymous|safe|secure) is (?:this|it|that|all this)\b.*|.*\b(?:your|the|a) privacy (?:policy|page|notice)\b.{0,12}|(?:what about|how about|and|how is|is) (?:my |the )?(?:privacy|gdpr|data protection)\b.{0,16})$|^(?:is it|should i|can i|may i|do i have to|must i)\b.{0,14}\b(?:use|write|type|give|put|mention|enter)\b.{0,10}\b(?:real |actual |full )?names\b.{0,12}$`,
    ),
    answer:
      'Nobody you work with sees it here. There is no account, and the conversation is kept in your browser alone, until you press Clear; do that on a computer that others use. On a work device or a work network your employer may see what is on the screen or goes through it: use your own where that matters. What you write goes to this site’s server, which answers and forgets. Names aren’t needed: an initial will do. [The privacy page](page:privacy) says what happens where a language model is connected.',
  },
  {
    topic: 'kept',
    asked: asks(
      String.raw`^${ELSEWHERE}(?:(?:is|are|does|do|will|was|has|where|how long)\b.{0,16}\b${IT}${TAIL}(?: \w+){0,2} (?:saved?|stored?|kept|logged|recorded|remember\w*)\b${TAIL}|(?:are|do|will|did|can) you(?: \w+)? (?:sav\w+|stor\w+|keep\w*|log\w*|record\w*|remember\w*)\b ${IT}${TAIL}|where (?:is|are|does|do)\b.{0,12}\b(?:my (?:data|words|messages|progress))\b.{0,20}|how long (?:is|are|do you keep)\b.{0,12}\b(?:it|this|my (?:data|words|messages)|${CHAT})\b.{0,12})$|^(?:is|are|what|how|do|does|will|can)\b.{0,20}\bmy (?:\w+ )?data\b.{0,40}$|^(?:do|will|are|can) you (?:ever )?(?:stor\w+|sav\w+|log\w*|record\w*|remember\w*|train\w*)\b.{0,40}$|^where (?:can i find|are|do i find|is|did)\b.{0,10}\b(?:my|the|our) (?:old|last|previous|earlier|past) (?:chats?|conversations?|messages|questions|answers)\b.{0,12}$`,
    ),
    answer:
      'The conversation is kept in this browser alone, so that it is there when you come back, until you press **Clear**. The server answers and keeps none of it. Nobody you work with sees it here, unless they use this browser or watch a work device. All that is kept, for how long, and what becomes of it where a language model is connected: [privacy](page:privacy).',
  },
  {
    topic: 'take-along',
    asked: asks(
      String.raw`^(?:can|could|may|how|where|is there)\b.{0,24}\b(?:print|export|download|save|copy|e-?mail|take away)\b ?(?:out |of |a copy of )?(?:${IT}|(?:the|your|an?|these|those)(?: last)? (?:answers?|text|page|reply|chat|conversation|checklist|agenda|pdf|file))${TAIL}$|^(?:print|export|download)(?: (?:this|it|that))?$|^(?:can|could|how|is there)\b.{0,24}\b(?:this|it|that|the answer)\b.{0,8}\b(?:as|into|to) (?:a |my )?(?:pdf|word|file|document)\b.{0,12}$|^(?:can|could) you (?:please )?(?:e-?mail|mail|send) (?:me|myself) (?:this|it|that|the (?:answer|chat|conversation))$|^(?:can|could|how) .{0,14}\b(?:e-?mail|send) (?:this|it|that) to (?:me|myself)$`,
    ),
    answer:
      'Each answer in this chat has a button to copy it; paste it wherever you like and print it there. The page linked below an answer prints from your browser with all its questions open, and the sheets and plans on the site have buttons to print or to save them. There is no button for the whole conversation. Your progress you save to a file on [your journey](page:journey).',
  },
  {
    topic: 'devices',
    asked: asks(
      String.raw`^(?:(?:can|could) i (?:use|open|have|get) (?:this|it|you|coachlab|the site)|does (?:this|it|the site) (?:work|run)|is there (?=an app)|do you have (?=an app)|do i need (?=an app|the app))\b.{0,16}(?:on (?:my|a) (?:phone|mobile|tablet|ipad)|\ban app|\bthe app|\boffline|\bwithout (?:internet|a connection))\b.{0,12}$`,
    ),
    answer:
      'Yes, in the browser of your phone or tablet, with nothing to install. What you do stays in that browser, so the conversation on your phone isn’t on your computer. Pages that you opened or saved can be read without a connection; this chat needs one.',
  },
  {
    topic: 'who-runs',
    asked: asks(
      String.raw`^who(?:'s| is)? (?:made|makes|runs|built|owns|behind|created)\b (?:this|it|the|coachlab)(?: site| page| app| website| tool)?$|^who is the coach(?: here| behind (?:this|it))?$`,
    ),
    answer:
      'One coach runs it: [about](page:about) says who that is and what they believe about coaching, and [you can write to them](page:contact).',
  },
];
