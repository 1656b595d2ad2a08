/** The concordato in Forme: for one form, with the figures of the simulator behind its column. */
import { type concordato as contratto, forme } from '@bilancia/contract'
import { refusal, routes } from '@bilancia/contract/api'
import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../api/client.ts'
import { FieldFrame } from '../../design/fields/FieldFrame.tsx'
import { SelectInput } from '../../design/fields/inputs.tsx'
import { Note } from '../../design/Note.tsx'
import { useIdentity } from '../auth/identity.ts'
import { ConcordatoBreve } from '../concordato/Breve.tsx'
import { aperturaOrdinaria } from '../concordato/ordinario.ts'
import { aperturaSocieta } from '../concordato/societa.ts'
import { ofTurn } from '../simulator/settled.ts'
import { useSimulation, useSimulationStore } from '../simulator/store.ts'
import { askedOf } from '../simulator/year.ts'
import { found } from './plan.ts'
import { useColonne, useOggi } from './results.ts'

/** The forms whose agreed income is taxed on themselves. For the other forms it is taxed on those who share in it. */
const ammesse = ['DITTA_INDIVIDUALE', 'PROFESSIONISTA', 'SRL_UTILE_IN_SOCIETA', 'SRL_TUTTO_DISTRIBUITO', 'SRL_OTTIMIZZATA'] as const
type Ammessa = (typeof ammesse)[number]
const isAmmessa = (forma: unknown): forma is Ammessa => ammesse.some((una) => una === forma)

/** The name under which the page keeps the chosen form, also on another tab. */
export const FORMA = 'forma del concordato'

export function Concordato() {
  const colonne = useColonne()
  const oggi = useOggi()
  const { store } = useSimulationStore()
  const [scelta = null] = useSimulation(({ beside }) => beside[FORMA]) ?? []
  const id = useId()
  const allowed = refusal('concordato', useIdentity()) === null
  const calcolate = colonne.flatMap(({ forma, calcolata }) => (calcolata && isAmmessa(forma) ? [forma] : []))
  const forma = [scelta, oggi, calcolate[0]].find((una): una is Ammessa => isAmmessa(una) && calcolate.includes(una))
  if (!allowed || !forma) return null
  return (
    <>
      <Box sx={{ maxWidth: 640, mb: 3 }}>
        <FieldFrame id={id} label="Forma, per il concordato preventivo" help={undefined} flag={false}>
          <SelectInput
            id={id}
            value={forma}
            options={calcolate.map((value) => ({ value, name: forme.forme[value] }))}
            describedBy={undefined}
            onChange={(una) => store.getState().setBeside(FORMA, [una])}
          />
        </FieldFrame>
      </Box>
      <DellaForma key={forma} forma={forma} />
      <Note>
        Forfettario, impresa familiare, studio associato, società di persone e S.r.l. trasparente restano fuori: i forfettari non sono ammessi dal 2025, e degli
        altri il reddito concordato si tassa su chi vi partecipa.
      </Note>
    </>
  )
}

function DellaForma({ forma }: { readonly forma: Ammessa }) {
  const values = useSimulation((s) => s.values)
  const differs = useSimulation((s) => s.differs)
  const turn = useSimulation((s) => s.turn)
  const { data, error } = useQuery({
    queryKey: ['forme', 'concordato', forma, values, differs, turn],
    queryFn: ({ signal }) => aperturaDi(forma, signal),
    placeholderData: ofTurn(turn),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

  async function aperturaDi(quale: Ammessa, signal: AbortSignal): Promise<{ readonly apertura: contratto.Apertura | null }> {
    const answer = await found({ cerca: 'apri', forma: quale }, { differs })(values, { signal })
    const [aperto] = 'aperti' in answer ? answer.aperti : []
    if (!aperto) throw new Error('La colonna non è calcolata: il concordato non ha un reddito da cui partire.')
    const state = { ...aperto.stato, annoImposta: values.annoImposta }
    if (aperto.simulatore === 'iforfettari') {
      const { State } = await call(routes.calcolaForfetari, askedOf(state), { signal })
      if (!('regimeNormale' in State) || !State.regimeNormale || !State.irpefImprenditore) return { apertura: null }
      return { apertura: aperturaOrdinaria(state, { regimeNormale: State.regimeNormale, irpefImprenditore: State.irpefImprenditore }) }
    }
    const { State } = await call(routes.calcolaSimulazioniSrl, askedOf(state), { signal })
    const societa = 'compDivSimulazioniSrl' in State ? State.compDivSimulazioniSrl?.scenario1?.societa : undefined
    if (!('irapApplicata' in State) || !societa) return { apertura: null }
    return { apertura: aperturaSocieta(state, { societa, irap: State.irapApplicata }) }
  }

  if (error && !data) return <Alert severity="info">{error.message}</Alert>
  return data ? <ConcordatoBreve di={forma} apertura={data.apertura} /> : null
}
