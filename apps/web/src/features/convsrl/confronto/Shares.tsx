/** The share table of today's form: quota, contributions, IRPEF with surcharges. Persons are called as their form calls them. */
import { Section } from '../../../design/Section.tsx'
import { FigureTable } from '../../simulator/figures.tsx'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { ResultValue, useResult } from '../results.ts'
import { vociQuote } from '../voci.ts'
import { nomiForme } from './words.ts'

const columns = [
  { voce: 'quota', head: `${vociQuote.quota} %`, unit: 'percento', total: 'quadro.oggi.quota' },
  { voce: 'contributiIvs', head: vociQuote.contributiIvs, unit: 'euro', total: 'confronto.oggi.contributi' },
  { voce: 'irpefAddizionali', head: vociQuote.irpefAddizionali, unit: 'euro', total: 'quadro.oggi.irpefAddizionali' },
] as const

export function Shares() {
  const forma = useSimulation(({ values }) => String(getPath(values, 'confronto.formaAttuale')) as keyof typeof nomiForme)
  const persone = useResult('confronto.oggi.persone') ?? []
  return (
    <Section title={`Ripartizione per quote: ${nomiForme[forma].toLowerCase()}`} level={3}>
      <FigureTable label="Ripartizione per quote">
        <thead>
          <tr>
            <th scope="col">Persona</th>
            {columns.map(({ voce, head }) => (
              <th key={voce} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {persone.map(({ nome }, k) => (
            <tr key={placeOf(forma, k)}>
              <th scope="row">{[placeOf(forma, k), nome].filter(Boolean).join(': ')}</th>
              {columns.map(({ voce, head, unit }) => (
                <td key={voce}>
                  <ResultValue path={`confronto.oggi.persone[${k}].${voce}`} label={`${head}, ${nome || placeOf(forma, k)}`} unit={unit} />
                </td>
              ))}
            </tr>
          ))}
          <tr data-total="">
            <th scope="row">Totale</th>
            {columns.map(({ voce, head, unit, total }) => (
              <td key={voce}>
                <ResultValue path={total} label={`${head}, totale`} unit={unit} />
              </td>
            ))}
          </tr>
        </tbody>
      </FigureTable>
    </Section>
  )
}

/** The owner comes first, but in a partnership all are partners. */
const placeOf = (forma: string, k: number): string => (forma === 'SOCIETA_DI_PERSONE' ? `Socio ${k + 1}` : k === 0 ? 'Titolare' : `Collaboratore ${k}`)
