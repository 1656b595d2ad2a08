/** The tools of the suite for this user. Drawer, cards and titles read them here. A new tool or page is one entry. */
import { keysOf } from '@bilancia/contract'
import { type Application, type AreaGroup, applications, areas, type Brand, type Identity, refusal } from '@bilancia/contract/api'
import type { ReactElement } from 'react'
import {
  AgreementIcon,
  BalanceIcon,
  ChangeIcon,
  ChartIcon,
  CompanyIcon,
  FolderIcon,
  FormsIcon,
  LawIcon,
  NewsIcon,
  OfficeIcon,
  PaletteIcon,
  RegisterIcon,
  StartupIcon,
  UploadIcon,
  UsersIcon,
} from '../../design/icons.tsx'

export type Tool = {
  readonly id: number
  readonly name: string
  readonly path: string
  readonly icon: ReactElement
  /** The question that it answers. */
  readonly question: string
  /** Why it cannot be opened, or null. */
  readonly closed: string | null
}

export const NOT_ALLOWED = 'Non abilitato'

type Words = Pick<Tool, 'icon' | 'question'> & {
  /** The company's own name for it; null if it has none. */
  readonly menu: 'ForfetariMenuName' | 'ConvMenuName' | 'BudgetMenuName' | null
}
const words: Readonly<Record<Application, Words>> = {
  iforfettari: {
    icon: <BalanceIcon />,
    menu: 'ForfetariMenuName',
    question: 'Meglio forfettario o ordinario?',
  },
  convsrl: {
    icon: <ChangeIcon />,
    menu: 'ConvMenuName',
    question: 'Conviene diventare Srl?',
  },
  budget4u: {
    icon: <StartupIcon />,
    menu: 'BudgetMenuName',
    question: "Quanto resta dal primo anno d'attività?",
  },
  forme: {
    icon: <FormsIcon />,
    menu: null,
    question: 'Che cosa conviene essere?',
  },
}

/** The name of a simulator for this user: the company's name for it, otherwise the brand's. */
export function toolName(application: Application, { Company }: Identity, brand: Brand): string {
  const { menu } = words[application]
  return (menu && Company?.[menu]) || brand.tools[application]
}

/** The simulators with their names. */
export function tools(identity: Identity, brand: Brand): readonly Tool[] {
  return keysOf(applications).map((key) => {
    const { id, path } = applications[key]
    const { menu: _, ...shown } = words[key]
    const allowed = refusal(key, identity) === null
    return { id, path, ...shown, name: toolName(key, identity, brand), closed: allowed ? null : NOT_ALLOWED }
  })
}

/** The name of the simulator with this Id. */
export const toolNameOf = (application: number, identity: Identity, brand: Brand): string =>
  tools(identity, brand).find(({ id }) => id === application)?.name ?? ''

/** The name of the suite for this user. */
export const suiteName = ({ Company }: Identity, brand: Brand): string => Company?.ApplicationName || brand.name

/** A page in the drawer. */
export type Entry = Pick<Tool, 'id' | 'name' | 'path' | 'icon' | 'closed'>

/** The law page, for every user. */
export const law = { path: '/norme', name: 'Norme', icon: <LawIcon />, closed: null } as const

const areaIcons: Readonly<Record<keyof typeof areas, ReactElement>> = {
  clienti: <FolderIcon />,
  concordato: <AgreementIcon />,
  company: <CompanyIcon />,
  studi: <OfficeIcon />,
  utenti: <UsersIcon />,
  novita: <NewsIcon />,
  marchi: <PaletteIcon />,
  importTelematico: <UploadIcon />,
  report: <ChartIcon />,
  registro: <RegisterIcon />,
}

/** The pages that this user may open, in the groups of the drawer and in its order. Others are not shown. */
export function areaGroups(identity: Identity): Readonly<Record<AreaGroup, readonly Entry[]>> {
  const groups: Record<AreaGroup, Entry[]> = { clienti: [], strumenti: [], amministrazione: [] }
  for (const area of keysOf(areas)) {
    const { id, nome: name, path, permission, gruppo } = areas[area]
    if (refusal(permission, identity) === null) groups[gruppo].push({ id, name, path, icon: areaIcons[area], closed: null })
  }
  return groups
}
