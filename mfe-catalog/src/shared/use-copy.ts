import { useCopy as useClipboard } from '@coachlab/learner';
import { toast } from '@coachlab/remote-kit';

/** Puts text on the clipboard, or says that it cannot; answers whether it did. */
export function useCopy(): ReturnType<typeof useClipboard> {
  const { copied, copy } = useClipboard();
  return {
    copied,
    copy: async (text) => {
      const done = await copy(text);
      if (!done)
        toast({
          title: 'Not copied',
          description:
            'This browser does not allow copying to the clipboard. Select the text and copy it yourself.',
          tone: 'error',
        });
      return done;
    },
  };
}
