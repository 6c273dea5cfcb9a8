import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { VoteRow } from './vote.row.ts';

const MINUTE = 60_000;

/** Votes of one network that count on one post: as many as a workshop has people. Further ones are kept and wait. */
const COUNTED_A_NETWORK = 30;

/** A cookie that was given less than this ago is young: sixty of them are had in three seconds. */
const YOUNG_FOR = 5 * MINUTE;

/** Of the votes that count, as many may be of young cookies: whoever comes, reads one post and likes it. */
const YOUNG_A_NETWORK = 3;

type Given = Pick<VoteRow, 'postId' | 'kind' | 'voter' | 'network'>;

/**
 * Stores a vote; resolves by how much the post's votes grow. The post must be locked.
 * @param since when the voter's cookie was given; null for one that is old enough
 */
export async function give(
  manager: EntityManager,
  vote: Given,
  { since, now }: { since: number | null; now: Date },
): Promise<number> {
  const isYoung = since !== null && now.getTime() - since < YOUNG_FOR;
  const agedAt = isYoung ? new Date(since + YOUNG_FOR) : null;
  const counted = await hasPlace(manager, vote, isYoung, now);
  await manager.insert(VoteRow, { ...vote, counted, agedAt, keyed: true, createdAt: now });
  return Number(counted);
}

/** The same for one that is taken back; another vote of the network that waited takes the place of one that counted. */
export async function takeBack(
  manager: EntityManager,
  { postId, voter, network, counted }: VoteRow,
): Promise<number> {
  await manager.delete(VoteRow, { postId, voter });
  if (!counted) return 0;
  const waiting = { postId, network: network ?? '', counted: false, agedAt: IsNull() };
  const next = network && (await manager.findOneBy(VoteRow, waiting));
  if (!next) return -1;
  await manager.update(VoteRow, { postId, voter: next.voter }, { counted: true });
  return 0;
}

/** A vote whose cookie has become old enough: counts if its network has a place. */
export async function mature(
  manager: EntityManager,
  { postId, voter, network, counted }: VoteRow,
): Promise<number> {
  const isFirst = !counted && (await placesTaken(manager, { postId, network })) < COUNTED_A_NETWORK;
  await manager.update(VoteRow, { postId, voter }, { agedAt: null, counted: counted || isFirst });
  return Number(isFirst);
}

async function hasPlace(manager: EntityManager, vote: Given, isYoung: boolean, now: Date): Promise<boolean> {
  if ((await placesTaken(manager, vote)) >= COUNTED_A_NETWORK) return false;
  return !isYoung || (await placesTaken(manager, vote, { agedAt: MoreThan(now) })) < YOUNG_A_NETWORK;
}

function placesTaken(
  manager: EntityManager,
  { postId, network }: Pick<Given, 'postId' | 'network'>,
  more: { agedAt?: ReturnType<typeof MoreThan<Date>> } = {},
): Promise<number> {
  return manager.countBy(VoteRow, { postId, network: network ?? '', counted: true, ...more });
}
