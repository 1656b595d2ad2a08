/** /marchio/{id}: a brand, its look and its names. */
import { brandForm } from '@bilancia/contract/api'
import { Activity } from '../records/detail/Activity.tsx'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { blankOf } from '../records/detail/draft.ts'
import { FormSections } from '../records/detail/FormSections.tsx'
import { RecordTabs } from '../records/detail/RecordTabs.tsx'
import { Fixed } from '../records/Fixed.tsx'
import { BrandLogoField } from './BrandLogoField.tsx'
import { ColourField } from './ColourField.tsx'
import { brandKind } from './kind.ts'

const DATA = ['Dati del marchio', 'Aspetto', 'Nomi degli strumenti']
const colour = { control: ColourField }

export function BrandDetailPage() {
  return (
    <DetailPage kind={brandKind} blank={blankOf(brandForm)} mayEdit={() => true} mayDelete={() => true}>
      {(session, record) => (
        <RecordTabs
          session={session}
          tabs={[
            {
              id: 'dati',
              label: 'Dati',
              sections: DATA,
              content: (
                <FormSections
                  session={session}
                  fields={{
                    Logo: { control: (control) => <BrandLogoField {...control} plain={session.valueOf('LogoPlain') === true} /> },
                    Primary: colour,
                    PrimaryDark: colour,
                    Accent: colour,
                  }}
                  ends={{
                    'Dati del marchio': record && <Fixed label="Indirizzi che lo mostrano">{record.Hosts.join(', ') || 'Nessuno'}</Fixed>,
                  }}
                />
              ),
            },
            record !== null && { id: 'attivita', label: 'Attività', content: <Activity record={record} kind="Marchio" /> },
          ]}
        />
      )}
    </DetailPage>
  )
}
