-- One version of a document is effective, whatever a service forgets.
CREATE UNIQUE INDEX "qhse_document_version_one_effective" ON "qhse_document_version" ("document_id")
  WHERE sub_status = 'dv_effective' AND deleted_at IS NULL;
