/** One expense: out-of-pocket cost, outside advice, own advice. */
import { budget4u } from '@bilancia/contract'
import type { ReactNode } from 'react'
import { cellLabel } from '../../simulator/form/cell-label.tsx'
import { Cell, Row } from '../Rows.tsx'
import { ResultValue } from '../results.ts'
import { Field } from '../simulator.ts'

type Spesa = budget4u.Spesa
const { spese } = budget4u
const SPESE = 'informazioniCostiDiAvvio.speseDiAvvio' as const

export const colonne = { ...budget4u.colonne, totale: 'Totale' } as const
/** Headings and widths of the three columns. */
export const nomi: readonly string[] = [colonne.speseVive, colonne.consulenzeEsterne, colonne.consulenzeInterne]
export const larghezze = [136, 136, 136] as const

/** Rows whose out-of-pocket cost is computed in a dialog. */
type DaDialogo = 'iscrizioneRegistroImprese' | 'iscrizioneAlbo'
const daDialogo = (spesa: Spesa): spesa is DaDialogo => spesa === 'iscrizioneRegistroImprese' || spesa === 'iscrizioneAlbo'

/** The paths of the typed amounts of a row. */
export const pathsOf = (spesa: Spesa): readonly string[] =>
  (['speseVive', 'consulenzeEsterne', 'consulenzeInterne'] as const)
    .filter((colonna) => colonna !== 'speseVive' || !daDialogo(spesa))
    .map((c) => `${SPESE}.${spesa}.${c}`)

type Props = {
  readonly spesa: Spesa
  readonly title?: ReactNode
}

export function SpesaRow({ spesa, title }: Props) {
  const { nome, ...rest } = spese[spesa]
  return (
    <Row name={nome} title={title ?? nome} help={'help' in rest ? rest.help : undefined}>
      {daDialogo(spesa) ? (
        <Cell column={colonne.speseVive}>
          <ResultValue path={`${SPESE}.${spesa}.speseVive`} label={`${nome}: spese vive`} />
        </Cell>
      ) : (
        <Field path={`${SPESE}.${spesa}.speseVive`} layout="cell" label={cellLabel(nome, colonne.speseVive)} />
      )}
      <Field path={`${SPESE}.${spesa}.consulenzeEsterne`} layout="cell" label={cellLabel(nome, colonne.consulenzeEsterne)} />
      <Field path={`${SPESE}.${spesa}.consulenzeInterne`} layout="cell" label={cellLabel(nome, colonne.consulenzeInterne)} />
    </Row>
  )
}
