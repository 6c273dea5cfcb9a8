import type { ReadLanguage } from '../situations/language.ts';

const PEOPLE =
  /\b(?:he|she|they|him|her|them|his|their|hers|theirs|he's|she's|hes|shes|guys?|lads?|devs?|directs?|nurses?|teachers?|drivers?|engineers?|developers?|sales(?:man|woman|people)|owners?|founders?|volunteers?|apprentices|interns|trainees|clients|customers|presentation|office|shifts|email|on stage|some(?:one|body)|every(?:one|body)|nobody|no one|people|team|teams|boss|manager|managers?|report|reports|colleagues?|co-?workers?|employees?|staff|peers?|hr|director|ceo|cfo|deputy|assistant|cleaner|receptionist|supplier|vendor|landlord|neighbou?r(?:ing)?|intern|apprentice|trainee|client|customer|department|office|meetings?|job|jobs|work|workplace|shift|one[- ](?:to|on)[- ]one|1:1|feedback|coach(?:ing|ee|es)?|mentor|lead(?:er|ership)?|promotion|probation|salary|raise|pay|deadline|project|appraisal|review|hire|hired|hiring|fired?|dismiss|redundan\w*|layoffs?|resign\w*|quit|burn(?:out|ed|t)?|delegat\w*|motivat\w*|conflict|trust|goals?|okrs?|kpis?|career|candidates?|interview)\b/i;

/** Whether a text speaks of people, or of work: what has neither is about something else. In another language that is open. */
export function speaksOfPeople(text: string, language: ReadLanguage | null = null): boolean {
  return language !== null || PEOPLE.test(text);
}
