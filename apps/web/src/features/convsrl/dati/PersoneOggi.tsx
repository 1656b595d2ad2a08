/** The persons of the current form. An empty list means the partners with their shares. */
import { convsrl } from '@bilancia/contract'
import { Button } from '@mui/material'
import { Cards } from '../../../design/Cards.tsx'
import { AddIcon } from '../../../design/icons.tsx'
import { Note } from '../../../design/Note.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { getPath, type Values } from '../../simulator/path.ts'
import { useHolds, useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { nomeSocio, posizioni, presente } from '../soci.ts'
import { RemoveButton } from './RemoveButton.tsx'

const { personeDiOggi, personaDiOggi } = convsrl.sections
const PATH = 'confronto.persone'
const posti = [...convsrl.catalog.confronto.fields.persone.items.keys()]

export function PersoneOggi() {
  const { store } = useSimulationStore()
  const count = useSimulation(({ values }) => listed(getPath(values, PATH)).length)
  const add = () => {
    const { values, set } = store.getState()
    const persone = listed(getPath(values, PATH))
    set(PATH, [...persone, next(values, persone)])
  }
  const remove = (k: number) => {
    const { values, set } = store.getState()
    set(PATH, listed(getPath(values, PATH)).toSpliced(k, 1))
  }
  const button = (
    <Button size="small" variant="outlined" startIcon={<AddIcon />} disabled={count >= posti.length} onClick={add}>
      Aggiungi persona
    </Button>
  )
  return (
    <FormSection of={personeDiOggi} level={3} aside={button}>
      {count === 0 ? (
        <TheSame />
      ) : (
        <Cards>
          {posti.slice(0, count).map((k) => (
            <Persona key={k} k={k} onRemove={remove} />
          ))}
        </Cards>
      )}
    </FormSection>
  )
}

function Persona({ k, onRemove }: { readonly k: number; readonly onRemove: (k: number) => void }) {
  const name = useSimulation(({ values }) => {
    const socio = Number(getPath(values, `${PATH}[${k}].socio`) ?? 0)
    return socio > 0 ? nomeSocio(values, socio - 1) : ''
  })
  return (
    <FormSection
      of={personaDiOggi}
      at={k}
      title={`Persona ${k + 1}${name && `: ${name}`}`}
      level={3}
      aside={<RemoveButton label={`Togli la persona ${k + 1}`} onClick={() => onRemove(k)} />}
    />
  )
}

const listed = (persone: unknown): readonly unknown[] => (Array.isArray(persone) ? persone : [])

/** The next entry: the first partner who is not listed yet, with the same share; otherwise an empty person. */
function next(values: Values, persone: readonly unknown[]) {
  const linked = persone.map((persona) => Number(getPath(persona, 'socio') ?? 0))
  const free = posizioni.find((i) => presente(values, i) && !linked.includes(i + 1))
  return free === undefined ? { socio: 0 } : { socio: free + 1, quota: getPath(values, `datiSimulazioniSrl.soci[${free}].quota`) }
}

function TheSame() {
  const sole = useHolds(convsrl.condizioni.diUnaPersona)
  const names = useSimulation(({ values }) =>
    posizioni
      .filter((i) => presente(values, i))
      .map((i) => nomeSocio(values, i))
      .slice(0, sole ? 1 : posizioni.length)
      .join(', '),
  )
  return (
    <Note>
      Le stesse della società{names && `: ${names}`}
      {sole ? ', da solo' : ', con le stesse quote'}. Aggiungere le persone solo se oggi sono altre o hanno altre quote: il titolare per primo.
    </Note>
  )
}
