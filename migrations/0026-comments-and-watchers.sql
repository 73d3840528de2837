CREATE TABLE "system_comment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"body" text NOT NULL,
	"named" bigint[] NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone
);

CREATE TABLE "system_watcher" (
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"since" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "system_watcher_resource_record_id_user_id_pk" PRIMARY KEY("resource","record_id","user_id")
);

CREATE INDEX "system_comment_record" ON "system_comment" USING btree ("resource","record_id","id");
CREATE UNIQUE INDEX "system_comment_key" ON "system_comment" USING btree ("author_id","key");
