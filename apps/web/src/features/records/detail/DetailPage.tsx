/**
 * The record in the address: an Id above 0 is edited, any other is a new record, and what is no Id is an unknown address. If it cannot be loaded, a
 * message of the catalogue is shown and the list opens.
 */
import { filled } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router'
import { CallError } from '../../../api/call-error.ts'
import { toast } from '../../../design/toast.ts'
import { WaitOverlay } from '../../../design/WaitOverlay.tsx'
import { NotFoundPage } from '../../shell/NotFoundPage.tsx'
import { Editor, type EditorProps } from './Editor.tsx'

type Props<V extends { readonly Id: number | null }, R extends { readonly Id: number; readonly Warnings?: readonly string[] | undefined }> = Omit<
  EditorProps<V, R>,
  'record'
>

export function DetailPage<V extends { readonly Id: number | null }, R extends { readonly Id: number; readonly Warnings?: readonly string[] | undefined }>(
  props: Props<V, R>,
) {
  const { kind } = props
  const id = Number(useParams().id)
  const isKnown = Number.isInteger(id)
  const isNew = id <= 0
  const { data, error } = useQuery({
    queryKey: [kind.name, 'record', id],
    queryFn: () => kind.load(id),
    enabled: isKnown && !isNew,
    // A record being edited is not replaced by a refetch; the next opening loads it again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (!isKnown) return <NotFoundPage />
  if (isNew) return <Editor key="new" {...props} record={null} />
  // An old address: after a merge its record is another one.
  if (data && data.Id !== id) return <Navigate to={`${kind.detailPath}/${data.Id}`} replace />
  if (data) return <Editor key={id} {...props} record={data} />
  if (error)
    return (
      <Missing
        text={error instanceof CallError && error.status === 404 ? error.message : filled(kind.says.notRetrieved, { status: error.message })}
        to={kind.listPath}
      />
    )
  return <WaitOverlay open />
}

/** Leads to another page, where the reason appears. */
export function Missing({ text, to }: { readonly text: string; readonly to: string }) {
  useEffect(() => toast.error(text), [text])
  return <Navigate to={to} replace />
}
