import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lang } from '../../../kernel/web/i18n.ts';
import { call, request } from '../../../kernel/web/request.ts';
import { apiDocsWords } from './api-docs.calls.ts';
import { callsOf, type OpenApi } from './document.rules.ts';

/** The calls of the running server with their domains and permissions in words. */
export function useDocuments() {
  const words = useQuery({
    queryKey: ['system', 'apiDocs', 'words'],
    queryFn: ({ signal }) => call(apiDocsWords, { signal, quiet: true }),
  });
  const document = useQuery({
    queryKey: ['system', 'apiDocs', 'document'],
    queryFn: ({ signal }) => request<OpenApi>('GET', '/api/docs/openapi.json', { signal, quiet: true }),
  });
  const calls = useMemo(() => {
    if (!words.data || !document.data) return undefined;
    const domainOf = new Map(words.data.domains.flatMap(({ domain, calls: of }) => of.map((key) => [key, domain])));
    return callsOf(document.data, domainOf, lang);
  }, [words.data, document.data]);
  return {
    calls,
    domains: words.data?.domains.filter(({ calls: of }) => of.length > 0) ?? [],
    permissions: words.data?.permissions ?? {},
    document: document.data,
    error: words.error ?? document.error,
    refresh: () => void Promise.all([words.refetch(), document.refetch()]),
  };
}
