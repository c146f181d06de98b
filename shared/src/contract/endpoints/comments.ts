import { z } from 'zod';
import { commentThread, commentThreadCreate, commentWrite } from '../entities/comment';
import { chapter } from './endpoint';
import { listQuery, page } from './page';
import { inComment, inCommentThread, inExperience } from './parameters';

const endpoint = chapter('Comments');

export const commentEndpoints = {
  listCommentThreads: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/comment-threads',
    access: { brand: 'comments:read' },
    summary: 'What staff say about an experience: its open threads, or those that are resolved; newest first',
    params: inExperience,
    query: z.strictObject({
      limit: listQuery.shape.limit,
      cursor: listQuery.shape.cursor,
      resolved: z
        .enum(['true', 'false'])
        .default('false')
        .transform((value) => value === 'true'),
    }),
    response: page(commentThread),
  }),
  createCommentThread: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/comment-threads',
    access: { brand: 'comments:write' },
    summary: 'Comment on an experience, one of its areas, or a document',
    params: inExperience,
    body: commentThreadCreate,
    response: commentThread,
    status: 201,
  }),
  createComment: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/comment-threads/:commentThreadId/comments',
    access: { brand: 'comments:write' },
    summary: 'Answer in a thread; one that was resolved is open again',
    params: inCommentThread,
    body: commentWrite,
    response: commentThread,
    status: 201,
  }),
  resolveCommentThread: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/comment-threads/:commentThreadId/resolve',
    access: { brand: 'comments:write' },
    summary: 'Resolve a thread; one that is resolved stays as it is',
    params: inCommentThread,
    response: commentThread,
  }),
  reopenCommentThread: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/comment-threads/:commentThreadId/reopen',
    access: { brand: 'comments:write' },
    summary: 'Open a resolved thread again',
    params: inCommentThread,
    response: commentThread,
  }),
  updateComment: endpoint({
    method: 'PATCH',
    path: '/v1/brands/:brandId/comments/:commentId',
    access: { brand: 'comments:write' },
    summary: 'Change a comment of one’s own',
    params: inComment,
    body: commentWrite,
    response: commentThread,
  }),
  deleteComment: endpoint({
    method: 'DELETE',
    path: '/v1/brands/:brandId/comments/:commentId',
    access: { brand: 'comments:write' },
    summary: 'Delete a comment of one’s own: its text is gone; with the last comment, the thread goes',
    params: inComment,
  }),
};
