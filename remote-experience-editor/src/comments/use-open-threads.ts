import { type CommentThread, endpoints } from '@vitrine/shared/contract';
import { type EndpointList, useAnswers, useEndpointList } from '@vitrine/shared/ui';
import { useEffect } from 'react';

/**
 * What is talked about in an experience and not resolved, all of it: it is counted by area.
 * @param revision as the live stream tells it; with another one the comments are read again.
 */
export function useOpenThreads(
  params: { brandId: string; experienceId: string },
  revision: number | undefined,
): EndpointList<CommentThread> {
  const answers = useAnswers();
  const list = useEndpointList(endpoints.listCommentThreads, { params }, { all: true });
  useEffect(() => {
    if (revision !== undefined) void answers.invalidate(endpoints.listCommentThreads);
  }, [answers, revision]);
  return list;
}
