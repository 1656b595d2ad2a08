/** The second tab: the two collaborators and the requirements of the flat-rate regime. */
import { iforfettari, verifiche } from '@bilancia/contract'
import { Box } from '@mui/material'
import { FieldRows } from '../../design/fields/FieldGrid.tsx'
import { Section } from '../../design/Section.tsx'
import { FormSection } from '../simulator/form/FormSection.tsx'
import { Sheet } from '../simulator/Sheet.tsx'
import { useHolds } from '../simulator/store.ts'
import { CollaboratoreAssente } from './CollaboratoreAssente.tsx'
import { ExplainLink, nome, Result, useResult } from './results.ts'

const { condizioni, sections } = iforfettari
const collaboratori = {
  1: { presente: condizioni.conCollaboratore1, form: sections.collaboratore1 },
  2: { presente: condizioni.conCollaboratore2, form: sections.collaboratore2 },
} as const

export function CollaboratoriTab() {
  return (
    <Sheet title="collaboratori e requisiti">
      <Collaboratore n={1} />
      <Collaboratore n={2} />
      <FormSection of={sections.requisiti}>
        <Verifiche />
      </FormSection>
    </Sheet>
  )
}

function Collaboratore({ n }: { readonly n: 1 | 2 }) {
  const { presente, form } = collaboratori[n]
  const imputato = `datiCollaboratore${n}.redditoImputato` as const
  if (!useHolds(presente))
    return (
      <Section title={form.title} id={form.id}>
        <CollaboratoreAssente n={n} />
      </Section>
    )
  return (
    <FormSection
      of={form}
      inside={{
        previdenza: (
          <FieldRows>
            <Result path={imputato} label={nome(imputato)} />
          </FieldRows>
        ),
      }}
    />
  )
}

/** In the order of the result. */
const requisiti = [
  ...(['ricaviAnnoPrecedente', 'spesePersonaleAnnoPrecedente', 'redditoDipendenteAnnoPrecedente'] as const),
  ...(['a', 'b', 'c', 'd', 'dBis'] as const).map((lettera) => `causeOstative.${lettera}` as const),
  'ricaviOltreUscitaImmediata',
] as const
type Path = `confronto.requisitiVerificati.${(typeof requisiti)[number]}` | 'confronto.ammissibilita'

/** Each requirement with its answer: yes, no, or not verified. */
function Verifiche() {
  const known = useResult('confronto.ammissibilita') !== null
  if (!known) return null
  return (
    <Box component="ul" aria-label="Requisiti verificati" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, maxWidth: 720 }}>
      {requisiti.map((key) => (
        <Verified key={key} path={`confronto.requisitiVerificati.${key}`} />
      ))}
      <Verified path="confronto.ammissibilita" strong />
    </Box>
  )
}

function Verified({ path, strong = false }: { readonly path: Path; readonly strong?: boolean }) {
  const answer = useResult(path)
  const label = nome(path)
  if (answer === null) return null
  const colour = answer === 'NO' ? 'error.main' : answer === 'SI' ? 'text.primary' : 'warning.main'
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25, fontWeight: strong ? 600 : 400 }}>
      <span>{label}</span>
      <Box component="span" sx={{ color: colour, whiteSpace: 'nowrap' }}>
        <ExplainLink path={path} name={`${label}: ${verifiche[answer]}`}>
          {verifiche[answer]}
        </ExplainLink>
      </Box>
    </Box>
  )
}
