import type { ChatAbout } from '@coachlab/contracts';
import { useHydrated, useQuery } from '@coachlab/remote-kit';
import { Prose } from '@coachlab/ui';
import { chatAbout } from '../api/chat-about.ts';

/** What becomes of words to the assistant, and who answers on this very site, once that is known. */
export function Assistant() {
  const { data } = useQuery({ ...chatAbout, enabled: useHydrated() });
  return (
    <Prose>
      <p>
        When you write to it, your message, the last part of the conversation, your coaching profile, what you
        completed and which page you are on go to our server, which answers and keeps none of it. The
        conversation stands in your browser alone.
      </p>
      <p role="status">{whoAnswers(data)}</p>
      <p>
        A prompt that you open in ChatGPT or Claude goes from your browser to that company, with what you
        filled in, and not through our server; so does an appointment that you open in Google Calendar or
        Outlook. Whatever you only copy goes nowhere.
      </p>
    </Prose>
  );
}

function whoAnswers(about: ChatAbout | undefined): string {
  if (!about)
    return 'The answer comes from this site’s own catalogue, unless whoever runs the site has connected a language model of another company: then the same things are passed on to it. Leave out what should not leave your team.';
  if (!about.model)
    return 'On this site the answer comes from its own catalogue. Nothing of it goes to another company.';
  const { name, host } = about.model;
  return `On this site the language model ${name} writes the answer, so the same things are passed on to ${host}. What is kept there, its own terms say. Leave out what should not leave your team.`;
}
