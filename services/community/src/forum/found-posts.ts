import { SEARCHED_POSTS } from '@coachlab/contracts';
import { Brackets, type EntityManager } from 'typeorm';
import type { PostsQuery } from './page-query.ts';
import { PostRow } from './post.row.ts';
import { publishedPost } from './published-posts.ts';

/** Of the newest posts those that match, so that no search reads a table of any size; those after `before` in the order. */
export async function foundPosts(
  manager: EntityManager,
  { q, category, sort, before, limit }: PostsQuery,
): Promise<PostRow[]> {
  const [oldest] = await manager.find(PostRow, {
    select: { id: true },
    order: { id: 'DESC' },
    skip: SEARCHED_POSTS - 1,
    take: 1,
  });
  const found = manager.createQueryBuilder(PostRow, 'post').where("post.status = 'published'").take(limit);
  if (oldest) found.andWhere('post.id >= :oldest', { oldest: oldest.id });
  if (category) found.andWhere('post.category = :category', { category });
  if (q) {
    const part = `%${q.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
    found.andWhere(
      new Brackets((either) =>
        either
          .where("LOWER(post.title) LIKE :part ESCAPE '!'", { part })
          .orWhere("LOWER(post.content) LIKE :part ESCAPE '!'", { part }),
      ),
    );
  }
  if (sort === 'top') found.orderBy('post.upvotes', 'DESC');
  found.addOrderBy('post.id', 'DESC');
  if (before && sort === 'top') {
    const { upvotes } = await publishedPost(manager, before);
    found.andWhere('(post.upvotes < :upvotes OR (post.upvotes = :upvotes AND post.id < :before))', {
      upvotes,
      before,
    });
  } else if (before) found.andWhere('post.id < :before', { before });
  return found.getMany();
}
