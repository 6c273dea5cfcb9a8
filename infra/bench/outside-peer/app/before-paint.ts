/** Runs in the head: the reader's theme, and whether room is kept for what only a returning visitor sees. */
export const BEFORE_PAINT = `try{
const d=document.documentElement.dataset,t=localStorage.theme;
if(t==='light'||t==='dark')d.theme=t;
if(['coaching_profile','completed_items','intake_quiz_draft','icpi_draft','quiz_drafts'].some(k=>!['[]',null].includes(localStorage.getItem(k))))d.begun='';
}catch{}`;
