export interface ProjectTables {
  projects: ProjectsTable;
  project_revisions: ProjectRevisionsTable;
}

export interface ProjectsTable {
  id: string;
  auth_id: string;
  /** The name in the latest revision. */
  name: string;
  /** The secret in the link with which anybody may read the project; null if there is no link. */
  share_key: string | null;
  created_at: number;
  updated_at: number;
}

export interface ProjectRevisionsTable {
  project_id: string;
  number: number;
  /** The author's own name for the revision, such as B. */
  label: string;
  rooms: number;
  bytes: number;
  /** JSON: the file, whose schema is in domain/calculators/project/file.ts. */
  file: string;
  saved_at: number;
}
