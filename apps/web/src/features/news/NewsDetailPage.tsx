/** /whatsNewDetail/{id}: a release note. */
import { whatsNewForm } from '@bilancia/contract/api'
import { Skeleton } from '@mui/material'
import { Suspense } from 'react'
import { shownDay } from '../../design/day.ts'
import { later } from '../../design/later.tsx'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { blankOf } from '../records/detail/draft.ts'
import { FormSections } from '../records/detail/FormSections.tsx'
import { Fixed } from '../records/Fields.tsx'
import { newsKind } from './kind.ts'

/** The editor is most of this page's script, so the page does not wait for it. */
const RichTextField = later(async () => (await import('./rich-text/RichTextField.tsx')).RichTextField)
const EDITOR_HEIGHT = 226

export function NewsDetailPage() {
  return (
    <DetailPage kind={newsKind} blank={blankOf(whatsNewForm)} mayEdit={() => true} mayDelete={() => true}>
      {(session, record) => (
        <FormSections
          session={session}
          fields={{
            HtmlContent: {
              control: (control) => (
                <Suspense fallback={<Skeleton variant="rounded" height={EDITOR_HEIGHT} />}>
                  <RichTextField {...control} />
                </Suspense>
              ),
            },
          }}
          ends={{
            'Dati della novità': (
              <>
                <Fixed label="Id">{String(record?.Id ?? 0)}</Fixed>
                <Fixed label="Data fine">{shownDay(record?.ExpirationDate ?? null)}</Fixed>
              </>
            ),
          }}
        />
      )}
    </DetailPage>
  )
}
