/** The share table of the current form: quota, contributions, IRPEF with surcharges. The form determines the names of the persons. */
import { Section } from '../../../design/Section.tsx'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { nome, Table, useResult } from '../results.ts'
import { nomiForme } from './words.ts'

const columns = ['quota', 'contributiIvs', 'irpefAddizionali'] as const
const totals = ['quadro.oggi.quota', 'confronto.oggi.contributi', 'quadro.oggi.irpefAddizionali'] as const

export function Shares() {
  const forma = useSimulation(({ values }) => String(getPath(values, 'confronto.formaAttuale')) as keyof typeof nomiForme)
  const persone = useResult('confronto.oggi.persone') ?? []
  return (
    <Section title={`Ripartizione per quote: ${nomiForme[forma].toLowerCase()}`} level={3}>
      <Table
        label="Ripartizione per quote"
        corner="Persona, €"
        lines="columns"
        columns={columns.map((voce) => nome(`confronto.oggi.persone[0].${voce}`))}
        rows={[
          ...persone.map((persona, k) => ({
            key: placeOf(forma, k),
            name: persona.nome || placeOf(forma, k),
            head: [placeOf(forma, k), persona.nome].filter(Boolean).join(': '),
            cells: columns.map((voce) => `confronto.oggi.persone[${k}].${voce}` as const),
          })),
          { name: 'totale', head: 'Totale', total: true, cells: totals },
        ]}
      />
    </Section>
  )
}

/** The owner comes first; partners and associates are equal. */
function placeOf(forma: string, k: number): string {
  if (forma === 'SOCIETA_DI_PERSONE') return `Socio ${k + 1}`
  if (forma === 'STUDIO_ASSOCIATO') return `Associato ${k + 1}`
  return k === 0 ? 'Titolare' : `Collaboratore ${k}`
}
