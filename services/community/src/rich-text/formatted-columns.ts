import type { RichText } from '@coachlab/contracts';
import { Column } from 'typeorm';
import { RICH_TEXT_VERSION, richText } from './rich-text.ts';

/** What posts and replies keep for showing, beside the text as typed. */
export abstract class FormattedColumns {
  /** Markdown, as typed. 10,000 code points are 40,000 bytes at most, which MySQL's TEXT holds. */
  @Column('text')
  content!: string;

  /** Null: shown as typed. */
  @Column('json', { nullable: true })
  formatted!: RichText | null;

  /** The rules by which `formatted` was made. */
  @Column('int', { default: 0 })
  formatVersion!: number;
}

/** The columns of a text. */
export function formattedColumns(content: string): FormattedColumns {
  return { content, formatted: richText(content), formatVersion: RICH_TEXT_VERSION };
}

/** What may be shown: nothing that was made by other rules than today's. */
export function shownFormat({ formatted, formatVersion }: FormattedColumns): RichText | null {
  return formatVersion === RICH_TEXT_VERSION ? formatted : null;
}
