import { formText } from '../forms/forms.ts';
import { nameTold } from '../name-told.ts';
import type { Move } from '../turn.ts';
import { about } from './situation.ts';

/** “Her name’s Bev”, and nothing else: what was handed over last, with the name in it; after an answer the words. */
export const nameComes: Move = (turn) => {
  const { situation: of, subject, message, request, catalogue, matter, refusal } = turn;
  const told = nameTold(message);
  if (!of || !told || subject?.kind !== 'situation' || request.form || !request.alone) return undefined;
  const form = subject.form === 'email' ? 'email' : 'words';
  const text = formText(form, of, {
    ...request,
    isToOne: true,
    name: told.name,
    catalogue,
    matter,
    refusal,
  });
  return about(
    turn,
    { situation: of, others: [] },
    text,
    form === 'email' ? 'An email' : 'Give me the words',
  );
};
