/** /whatsNewDetail/{id}: a release note. */

import { Skeleton } from '@mui/material'
import { Suspense } from 'react'
import { later } from '../../design/later.tsx'
import { Section } from '../../design/Section.tsx'
import { shownDay } from '../records/day.ts'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { RecordField } from '../records/detail/RecordField.tsx'
import { Fields } from '../records/Fields.tsx'
import { Fixed } from '../records/Fixed.tsx'
import { blankNews, newsKind } from './kind.ts'

/** The editor is most of this page's script, so the page does not wait for it. */
const RichTextField = later(async () => (await import('./rich-text/RichTextField.tsx')).RichTextField)
const EDITOR_HEIGHT = 226

export function NewsDetailPage() {
  return (
    <DetailPage kind={newsKind} blank={blankNews} mayEdit={() => true} mayDelete={() => true}>
      {(session, record) => (
        <Section title="Dati della novità">
          <Fields>
            <Fixed label="Id">{String(record?.Id ?? 0)}</Fixed>
            <Fixed label="Data fine">{shownDay(record?.ExpirationDate ?? null)}</Fixed>
            <RecordField session={session} name="Version" help="Si mostra agli utenti di questa versione." />
            <RecordField session={session} name="Title" />
          </Fields>
          <div style={{ marginTop: 16 }}>
            <RecordField
              session={session}
              name="HtmlContent"
              control={(control) => (
                <Suspense fallback={<Skeleton variant="rounded" height={EDITOR_HEIGHT} />}>
                  <RichTextField {...control} />
                </Suspense>
              )}
            />
          </div>
        </Section>
      )}
    </DetailPage>
  )
}
