CREATE TABLE "kernel_draft" (
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"content" text NOT NULL,
	"kept_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "kernel_draft_owner_id_name_pk" PRIMARY KEY("owner_id","name")
);

CREATE TABLE "kernel_draft_key" (
	"owner_id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);

CREATE INDEX "kernel_draft_kept_at" ON "kernel_draft" USING btree ("kept_at");
