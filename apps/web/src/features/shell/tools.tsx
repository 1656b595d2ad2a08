/** The tools of the suite as this user sees them: drawer, cards and titles read them here. A new tool or screen is one entry. */
import { type Application, applications, areas, type Brand, type Identity, refusal } from '@bilancia/contract/api'
import type { ReactElement } from 'react'
import { BalanceIcon, ChartIcon, CompanyIcon, LawIcon, NewsIcon, OfficeIcon, RegisterIcon, StartupIcon, UploadIcon, UsersIcon } from '../../design/icons.tsx'

export type Tool = {
  readonly id: number
  readonly name: string
  readonly path: string
  readonly icon: ReactElement
  /** What it answers. */
  readonly question: string
  /** Why it cannot be opened, or null. */
  readonly closed: string | null
}

export const NOT_ALLOWED = 'Non abilitato'

type Words = Pick<Tool, 'icon' | 'question'> & {
  readonly menu: 'ForfetariMenuName' | 'ConvMenuName' | 'BudgetMenuName'
}
const words: Readonly<Record<Application, Words>> = {
  iforfettari: {
    icon: <BalanceIcon />,
    menu: 'ForfetariMenuName',
    question: 'Meglio forfettario o ordinario?',
  },
  convsrl: {
    icon: <CompanyIcon />,
    menu: 'ConvMenuName',
    question: 'Conviene diventare Srl?',
  },
  budget4u: {
    icon: <StartupIcon />,
    menu: 'BudgetMenuName',
    question: "Quanto resta dal primo anno d'attività?",
  },
}

/** What a simulator is called for this user: as the company names it, or else the brand. */
export const toolName = (application: Application, { Company }: Identity, brand: Brand): string =>
  Company?.[words[application].menu] || brand.tools[application]

/** The three simulators under their names. */
export function tools(identity: Identity, brand: Brand): readonly Tool[] {
  return (Object.keys(applications) as Application[]).map((key) => {
    const { id, path } = applications[key]
    const { menu: _, ...shown } = words[key]
    const allowed = refusal(key, identity) === null
    return { id, path, ...shown, name: toolName(key, identity, brand), closed: allowed ? null : NOT_ALLOWED }
  })
}

/** What the suite is called for this user. */
export const suiteName = ({ Company }: Identity, brand: Brand): string => Company?.ApplicationName || brand.name

/** A page of administration in the drawer. */
export type Entry = Pick<Tool, 'id' | 'name' | 'path' | 'icon' | 'closed'>

/** The law behind the tools, for every user. */
export const law = { path: '/norme', name: 'Norme', icon: <LawIcon />, closed: null } as const

const areaIcons: Readonly<Record<keyof typeof areas, ReactElement>> = {
  company: <CompanyIcon />,
  studi: <OfficeIcon />,
  utenti: <UsersIcon />,
  novita: <NewsIcon />,
  importTelematico: <UploadIcon />,
  report: <ChartIcon />,
  registro: <RegisterIcon />,
}
/** The pages of administration that this user may open, in the order of the drawer; the others do not show. */
export const administration = (identity: Identity): readonly Entry[] =>
  (Object.keys(areas) as (keyof typeof areas)[]).flatMap((area) => {
    const { id, nome: name, path, permission } = areas[area]
    return refusal(permission, identity) === null ? [{ id, name, path, icon: areaIcons[area], closed: null }] : []
  })
