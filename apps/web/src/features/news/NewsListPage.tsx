/** /whatsnew: the release notes. Each can be ended and reopened. */
import { routes, type WhatsNewRecord, whatsNewForm } from '@bilancia/contract/api'
import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callFile } from '../../api/client.ts'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { shownDay } from '../../design/day.ts'
import { toast } from '../../design/toast.ts'
import { pageAsked } from '../records/list/address.ts'
import { ListPage } from '../records/list/ListPage.tsx'
import type { Column } from '../records/list/RecordTable.tsx'
import { wordsOf } from '../records/words-of.ts'
import { newsKind } from './kind.ts'

const EXCERPT = 120
const filters = [{ name: 'Version', label: whatsNewForm.Version.label }]

export function NewsListPage() {
  const queries = useQueryClient()
  const [asking, setAsking] = useState<WhatsNewRecord | null>(null)
  const turn = useMutation({
    mutationFn: ({ Id, ExpirationDate }: WhatsNewRecord) => call(ExpirationDate ? routes.openNews : routes.closeNews, { params: { id: Id } }),
    onSuccess: ({ Id, ExpirationDate }) => {
      toast.success(ExpirationDate ? `Novità ${Id} terminata` : `Novità ${Id} riaperta`)
      return queries.invalidateQueries({ queryKey: [newsKind.name] })
    },
    onError: (failure) => toast.error(failure.message),
  })
  const columns: readonly Column<WhatsNewRecord>[] = [
    { label: 'Id', value: ({ Id }) => Id },
    { label: whatsNewForm.Version.label, value: ({ Version }) => Version },
    { label: whatsNewForm.Title.label, opens: true, value: ({ Title }) => Title || 'Senza titolo' },
    { label: whatsNewForm.HtmlContent.label, value: ({ HtmlContent }) => excerpt(wordsOf(HtmlContent)) },
    { label: 'Data fine', value: ({ ExpirationDate }) => shownDay(ExpirationDate) },
    {
      label: 'Azioni',
      onScreen: true,
      value: (row) => (
        <Button
          size="small"
          aria-label={`${verb(row)}: ${row.Title || row.Id}`}
          onClick={(event) => {
            event.stopPropagation()
            setAsking(row)
          }}
          sx={{ whiteSpace: 'nowrap', my: -0.5 }}
        >
          {verb(row)}
        </Button>
      ),
    },
  ]
  return (
    <>
      <ListPage
        title="Gestione What's New"
        name={newsKind.name}
        notRetrieved={newsKind.says.notRetrieved}
        filters={filters}
        columns={columns}
        load={(asked, signal) =>
          call(routes.searchNews, { body: { ...asked.filters, ...pageAsked(asked), QueryTitle: asked.cursor?.key ?? null } }, { signal })
        }
        keyOf={({ Title }) => Title ?? ''}
        pathOf={({ Id }) => `${newsKind.detailPath}/${Id}`}
        csv={(body) => callFile(routes.newsCsv, { body })}
        add={`${newsKind.detailPath}/0`}
      />
      <ConfirmDialog
        open={asking !== null}
        title={asking ? verb(asking) : ''}
        confirm={asking ? verb(asking) : ''}
        onConfirm={() => {
          if (asking) turn.mutate(asking)
          setAsking(null)
        }}
        onClose={() => setAsking(null)}
      >
        {asking?.ExpirationDate ? 'La novità tornerà a mostrarsi agli utenti. Riaprirla?' : 'Da oggi la novità non si mostrerà più agli utenti. Terminarla?'}
      </ConfirmDialog>
    </>
  )
}

const verb = ({ ExpirationDate }: WhatsNewRecord): string => (ExpirationDate ? 'Riapri news' : 'Termina news')
const excerpt = (words: string): string => (words.length > EXCERPT ? `${words.slice(0, EXCERPT)}…` : words)
