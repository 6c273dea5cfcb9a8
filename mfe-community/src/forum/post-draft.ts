import { FORUM_LIMITS } from '@coachlab/contracts';
import type { PostDraft } from '../api/create-post.ts';
import { tooLong } from '../shared/code-points.ts';
import { type Faults, type Form, useForm } from '../shared/use-form.ts';
import { useKeptName } from './use-kept-name.ts';

export type PostForm = Form<keyof PostDraft>;

/** What is being written. Closing the form loses nothing. Once a post is sent, all fields are empty. */
export function usePostDraft(sent: boolean): PostForm {
  const [keptName] = useKeptName();
  const authorName = sent ? '' : keptName;
  return useForm<keyof PostDraft>('forum-post', { authorName, title: '', content: '' }, postFaults);
}

/** Nothing is sent while one of the three is empty, and nothing is said about it but at the field itself. */
function postFaults({ authorName, title, content }: Readonly<PostDraft>): Faults<keyof PostDraft> {
  return {
    authorName:
      authorName.trim() === '' ? 'Give a name, any will do' : tooLong(authorName, FORUM_LIMITS.authorName),
    title: title.trim() === '' ? 'Give the post a title' : tooLong(title, FORUM_LIMITS.title),
    content: content.trim() === '' ? 'Write something' : tooLong(content, FORUM_LIMITS.content),
  };
}
