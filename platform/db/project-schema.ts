export interface ProjectTables {
  projects: ProjectsTable;
  project_revisions: ProjectRevisionsTable;
}

export interface ProjectsTable {
  id: string;
  auth_id: string;
  /** The name of the project in its latest revision. */
  name: string;
  /** The secret in the link with which anybody may read the project. It is null if there is no link. */
  share_key: string | null;
  created_at: number;
  updated_at: number;
}

export interface ProjectRevisionsTable {
  project_id: string;
  number: number;
  /** The label that the author gave to the revision, such as B. */
  label: string;
  rooms: number;
  bytes: number;
  /** JSON: the project file, whose schema is in domain/calculators/project/file.ts. */
  file: string;
  saved_at: number;
}
