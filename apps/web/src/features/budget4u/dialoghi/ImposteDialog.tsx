/** 'Imposte e contributi': the IRAP block, then the block of the business type. */
import { budget4u } from '@bilancia/contract'
import { FieldDialog } from '../../simulator/FieldDialog.tsx'
import { useHolds } from '../../simulator/store.ts'
import { CompilareTipologia } from '../Compilare.tsx'
import { BloccoFamiliare } from './BloccoFamiliare.tsx'
import { BloccoSoci } from './BloccoSoci.tsx'
import { BloccoTitolare } from './BloccoTitolare.tsx'
import { Irap } from './Irap.tsx'
import { OpenButton } from './OpenButton.tsx'

const { elementi } = budget4u
const TITLE = budget4u.catalog.imposteContributi.label
const holds = ['imposteContributi', 'ricalcolaQuoteCollab', 'ricalcolaQuoteSoci']

/** By type, in the order of the specification. The partners of a company that pays IRES have a block of their own. */
const blocchi = [
  { visibile: elementi.bloccoTitolare.visibile, Blocco: BloccoTitolare },
  { visibile: elementi.bloccoProfessionista.visibile, Blocco: BloccoTitolare },
  { visibile: elementi.bloccoFamiliare.visibile, Blocco: BloccoFamiliare },
  { visibile: elementi.bloccoSoci.visibile, Blocco: BloccoSoci },
  { visibile: elementi.bloccoSociIvs.visibile, Blocco: BloccoSoci },
  { visibile: elementi.compilareTipologia.visibile, Blocco: CompilareTipologia },
] as const

export function ImposteDialog() {
  return (
    <FieldDialog title={TITLE} holds={holds} wide opener={(opens) => <OpenButton {...opens}>{TITLE}</OpenButton>}>
      <Irap />
      {blocchi.map(({ visibile, Blocco }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are always the same, in the same order
        <When key={at} visibile={visibile} Blocco={Blocco} />
      ))}
    </FieldDialog>
  )
}

const When = ({ visibile, Blocco }: (typeof blocchi)[number]) => useHolds(visibile) && <Blocco />
