/** 'Dettagli': the share of each person, the amounts each owes, and the calculation of each IRPEF. */

import { budget4u } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { FieldDialog } from '../../simulator/FieldDialog.tsx'
import { FigureTable } from '../../simulator/figures.tsx'
import { ResultValue, useResult, vociPersona } from '../results.ts'
import { OpenButton } from './OpenButton.tsx'

const TITLE = 'Dettagli'
const holds = ['dettagli', 'persone']

export function DettagliDialog() {
  return (
    <FieldDialog title={TITLE} holds={holds} wide opener={(opens) => <OpenButton {...opens}>{TITLE}</OpenButton>}>
      <Content />
    </FieldDialog>
  )
}

function Content() {
  const righe = useResult('dettagli.righe') ?? []
  const irpef = useResult('dettagli.totale.irpefAddizionali') !== null
  const colonne = colonneDi(irpef)
  if (righe.length === 0) return <Typography>Nessuna persona con una quota: indicarle in «Imposte e contributi».</Typography>
  return (
    <>
      <FigureTable label="Quote, contributi e imposte di ciascuno">
        <thead>
          <tr>
            <th scope="col">Persona</th>
            {colonne.map((voce) => (
              <th key={voce} scope="col">
                {voce === 'quota' ? vociPersona[voce] : `${vociPersona[voce]} €`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {righe.map((riga, k) => (
            <Figures key={nomeDi(riga)} name={nomeDi(riga)} colonne={colonne} at={`dettagli.righe[${k}]`} />
          ))}
          <Figures total name="Totale" colonne={colonne} at="dettagli.totale" />
        </tbody>
      </FigureTable>
      {irpef ? (
        <Irpef righe={righe} />
      ) : (
        <Note>L'IRPEF dei soci non nasce qui: la società paga l'IRES e gli utili scontano la ritenuta quando si distribuiscono.</Note>
      )}
    </>
  )
}

function Figures({
  name,
  colonne,
  at,
  total = false,
}: {
  readonly name: string
  readonly colonne: readonly Colonna[]
  readonly at: `dettagli.righe[${number}]` | 'dettagli.totale'
  readonly total?: boolean
}) {
  return (
    <tr data-total={total ? '' : undefined}>
      <th scope="row">{name}</th>
      {colonne.map((voce) => (
        <td key={voce}>
          <ResultValue path={`${at}.${voce}`} label={`${vociPersona[voce]}, ${name}`} {...(voce === 'quota' ? { unit: 'percento' } : { bare: true })} />
        </td>
      ))}
    </tr>
  )
}

/** Line by line, one column for each person. */
function Irpef({ righe }: { readonly righe: readonly Riga[] }) {
  return (
    <Box sx={{ mt: 3 }}>
      <Section title="Come si arriva all'IRPEF" level={3}>
        <FigureTable label="Dal reddito all'IRPEF di ciascuno">
          <thead>
            <tr>
              <th scope="col">€</th>
              {righe.map((riga) => (
                <th key={nomeDi(riga)} scope="col">
                  {nomeDi(riga)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {righeIrpef.map((voce) => (
              <tr key={voce} data-total={voce === 'irpefAddizionali' ? '' : undefined}>
                <th scope="row">{vociPersona[voce]}</th>
                {righe.map((riga, k) => (
                  <td key={nomeDi(riga)}>
                    <ResultValue bare path={`persone[${k}].${voce}`} label={`${vociPersona[voce]}, ${nomeDi(riga)}`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Section>
    </Box>
  )
}

/** One person of `dettagli.righe`; `persone` has the same persons in the same order. */
type Riga = { readonly ruolo: budget4u.Ruolo; readonly numero: number }

/** 'Socio 2'. Owner and professional have no number. */
export const nomeDi = ({ ruolo, numero }: Riga): string =>
  ruolo === 'TITOLARE' || ruolo === 'PROFESSIONISTA' ? budget4u.ruoli[ruolo] : `${budget4u.ruoli[ruolo]} ${numero}`

type Colonna = 'quota' | 'contributi' | 'irpefAddizionali'

/** `irpef`: whether the persons owe IRPEF on the income. The partners of a company that is not transparent do not. */
export const colonneDi = (irpef: boolean): readonly Colonna[] => ['quota', 'contributi', ...(irpef ? (['irpefAddizionali'] as const) : [])]

/** From income to tax. */
const righeIrpef = [
  'reddito',
  'contributi',
  'redditoImponibile',
  'irpefLorda',
  'detrazioneConiuge',
  'detrazioneFigli',
  'detrazioneAutonomi',
  'irpefNetta',
  'addizionaleRegionale',
  'addizionaleComunale',
  'addizionali',
  'irpefAddizionali',
] as const satisfies readonly (keyof typeof vociPersona)[]
