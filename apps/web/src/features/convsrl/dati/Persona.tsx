/** What is personal, folded until wanted: incomes, family and charges, residence, contributions. The same for a partner and for a person of today. */
import type { ReactNode } from 'react'
import { AddizionaleComunale } from '../../simulator/AddizionaleComunale.tsx'
import { Disclosure } from '../../simulator/Disclosure.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { FigliMinori } from '../../simulator/FigliMinori.tsx'
import { Field } from '../simulator.ts'

/** Where a person's data are in the state. */
export type Persona = `datiSimulazioniSrl.soci[${number}]` | `confronto.persone[${number}]`

const redditi = [
  'lavoroDipendente',
  'giorniLavoro',
  'pensione',
  'giorniPensione',
  'assimilatiLavoroDipendente',
  'impreseMinoriLavoroAutonomo',
  'redditiDiversi',
  'fabbricatiLocati',
  'altriRedditi',
  'abitazionePrincipale',
  'cedolareSecca',
] as const
const famiglia = ['coniugeACarico', 'percentualeCarichi', 'numeroFigliACarico', 'numeroFigliRegione'] as const
const oneri = ['oneriDeducibili', 'detrazioniOneri', 'detrazioniOneriSoggetteATaglio', 'detrazioneInteressiMutuo'] as const

type Props = {
  readonly persona: Persona
  /** What only this kind of person has, in the fold of the contributions. */
  readonly contributi: { readonly paths: readonly string[]; readonly fields: ReactNode }
}

export function DatiPersonali({ persona, contributi }: Props) {
  const socio = persona.startsWith('datiSimulazioniSrl')
  return (
    <>
      <Disclosure
        title="Residenza e addizionali"
        paths={['codiceRegioneResidenza', 'addizionaleComunale', 'addizionaleComunalePercentuale'].map(under(persona))}
      >
        <FieldGrid>
          <Field path={`${persona}.codiceRegioneResidenza`} />
        </FieldGrid>
        <AddizionaleComunale dati={persona} />
      </Disclosure>
      <Disclosure
        title={socio ? 'Redditi fuori dalla società' : 'Altri redditi'}
        paths={[...redditi, ...(socio ? ['aliquotaCedolare'] : [])].map(under(`${persona}.redditi`))}
      >
        <FieldGrid data-compact>
          {redditi.map((key) => (
            <Field key={key} path={`${persona}.redditi.${key}`} />
          ))}
          {socio && <Field path={`${persona}.redditi.aliquotaCedolare`} />}
        </FieldGrid>
      </Disclosure>
      <Disclosure title="Famiglia, oneri e detrazioni" paths={[...famiglia, 'numeroFigliMinori', ...oneri].map(under(persona))}>
        <FieldGrid data-compact>
          {famiglia.map((key) => (
            <Field key={key} path={`${persona}.${key}`} />
          ))}
          <FigliMinori path={`${persona}.numeroFigliMinori`} regione={`${persona}.codiceRegioneResidenza`} />
          {oneri.map((key) => (
            <Field key={key} path={`${persona}.${key}`} />
          ))}
        </FieldGrid>
      </Disclosure>
      <Disclosure title="Contributi" paths={[...contributi.paths, ...['anzianitaAl1995', 'pensionatoOver65'].map(under(persona))]}>
        <FieldGrid data-compact>
          {contributi.fields}
          <Field path={`${persona}.anzianitaAl1995`} />
          <Field path={`${persona}.pensionatoOver65`} />
        </FieldGrid>
      </Disclosure>
    </>
  )
}

export const under = (prefix: string) => (key: string) => `${prefix}.${key}`
