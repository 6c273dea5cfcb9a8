import { href, Link } from '@coachlab/remote-kit';
import { Label, LinkButton, Row, Stack } from '@coachlab/ui';
import css from './chat.module.css';

/** The assistant's first words, with the three places it would send a newcomer to. */
export function ChatGreeting({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={css.log}>
      <Stack gap={3}>
        <Label>Coach</Label>
        <p>
          Hello. I can point you to the frameworks, help you choose a tool, or suggest where to start. What is
          on your mind?
        </p>
        <Row>
          <LinkButton size="small" link={<Link to={href.lab()} onClick={onLeave} />}>
            Frameworks
          </LinkButton>
          <LinkButton size="small" link={<Link to={href.tools()} onClick={onLeave} />}>
            Tools
          </LinkButton>
          <LinkButton size="small" link={<Link to={href.start()} onClick={onLeave} />}>
            Where to start
          </LinkButton>
        </Row>
      </Stack>
    </div>
  );
}
